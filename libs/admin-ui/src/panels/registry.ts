import {
  Bot,
  ChartColumn,
  FolderTree,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  Package,
  PenLine,
  Settings,
  Store,
  Tag,
  Ticket,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface PanelEntry {
  /** In addresses: `/admin/offers`, `/admin#offers`. */
  name: string;
  title: string;
  /** What the navigation calls it. */
  short: string;
  group: 'Today' | 'AI' | 'Content' | 'Catalogue' | 'Site';
  icon: LucideIcon;
  Content: LazyExoticComponent<ComponentType>;
}

/** Every panel, in the order in which the dashboard shows them (specification, section 2). */
export const PANELS: readonly PanelEntry[] = [
  {
    name: 'overview',
    title: 'Overview',
    short: 'Overview',
    group: 'Today',
    icon: ChartColumn,
    Content: lazy(() => import('./overview/overview-panel.tsx')),
  },
  {
    name: 'ai-store-generator',
    title: 'AI Store Generator',
    short: 'Store generator',
    group: 'AI',
    icon: Bot,
    Content: lazy(() => import('./ai-store-generator/ai-store-generator-panel.tsx')),
  },
  {
    name: 'google-ads',
    title: 'Google Ads Automation',
    short: 'Google Ads',
    group: 'AI',
    icon: Megaphone,
    Content: lazy(() => import('./google-ads/google-ads-panel.tsx')),
  },
  {
    name: 'ai-blog-generator',
    title: 'AI Blog Generator',
    short: 'Blog generator',
    group: 'AI',
    icon: PenLine,
    Content: lazy(() => import('./ai-blog-generator/ai-blog-generator-panel.tsx')),
  },
  {
    name: 'blogs',
    title: 'Blog Management',
    short: 'Blog',
    group: 'Content',
    icon: Newspaper,
    Content: lazy(() => import('./blogs/blogs-panel.tsx')),
  },
  {
    name: 'amazon-products',
    title: 'Amazon Products',
    short: 'Amazon products',
    group: 'Content',
    icon: Package,
    Content: lazy(() => import('./amazon-products/amazon-products-panel.tsx')),
  },
  {
    name: 'stores',
    title: 'Stores Management',
    short: 'Stores',
    group: 'Catalogue',
    icon: Store,
    Content: lazy(() => import('./stores/stores-panel.tsx')),
  },
  {
    name: 'categories',
    title: 'Categories Management',
    short: 'Categories',
    group: 'Catalogue',
    icon: FolderTree,
    Content: lazy(() => import('./categories/categories-panel.tsx')),
  },
  {
    name: 'offers',
    title: 'Offers Management',
    short: 'Offers',
    group: 'Catalogue',
    icon: Tag,
    Content: lazy(() => import('./offers/offers-panel.tsx')),
  },
  {
    name: 'coupons',
    title: 'Coupons Management',
    short: 'Coupons',
    group: 'Catalogue',
    icon: Ticket,
    Content: lazy(() => import('./coupons/coupons-panel.tsx')),
  },
  {
    name: 'subscribers',
    title: 'Newsletter Subscribers',
    short: 'Subscribers',
    group: 'Site',
    icon: Mail,
    Content: lazy(() => import('./subscribers/subscribers-panel.tsx')),
  },
  {
    name: 'settings',
    title: 'Site Settings',
    short: 'Settings',
    group: 'Site',
    icon: Settings,
    Content: lazy(() => import('./settings/settings-panel.tsx')),
  },
];
