/** Where to go from a page that leads nowhere itself. */
export function WaysOn() {
  return (
    <>
      <a href="/" className="btn btn-brand">
        Go to the home page
      </a>
      <a href="/stores" className="btn btn-quiet">
        Browse All Stores
      </a>
    </>
  );
}
