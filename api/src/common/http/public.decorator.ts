import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'deal-harbor:public';

/** Opens a route to visitors. A route without it needs the owner's session; `?scope=admin` needs it always. */
export const Public = () => SetMetadata(PUBLIC, true);
