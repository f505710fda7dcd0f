/** What a piece of work took, such as `39.0 s` or `11 min 42 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
