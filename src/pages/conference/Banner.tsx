/** Conference banner. */
export default function Banner() {
  return <h1>Banner</h1>;
}
