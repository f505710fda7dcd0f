/**
 * Whether a password is among the 50,000 that are tried first, in letters of any case. The list is
 * loaded when somebody first chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
