/** Whether an address of the dashboard says something of a panel, such as which of its records is open. */
export const isAddressed = (search: string, panel: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name.startsWith(`${panel}.`));
