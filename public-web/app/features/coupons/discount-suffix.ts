/** 'off' after a bare figure ('20%', '£5'); nothing after words ('Free gift', '20% cashback'). */
export function discountSuffix(discountType: string, discountValue: string): string {
  const figure = discountType === 'percentage' || discountType === 'fixed';
  return figure && /\d/.test(discountValue) && !/\p{L}{2}/u.test(discountValue) ? 'off' : '';
}
