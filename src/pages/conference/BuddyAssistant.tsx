/** Conference landing. */
export default function BuddyAssistant() {
  return <h1>Meet</h1>;
}
