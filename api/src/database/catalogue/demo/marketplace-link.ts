/** Where a product of the demo leads; the numbers are invented, and read so. */
export function marketplaceLink(itemNumber: string): string {
  return `https://www.amazon.com/dp/${itemNumber}?tag=dealharbor-20`;
}
