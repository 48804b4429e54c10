/**
 * The text that the developer demo types out. It is never sent, and its token is a placeholder.
 * A line of more than 37 characters would be cut off on a phone.
 */
export const sampleRequest = `POST /pfm/api/v2/deposit/insights
Content-Type: application/json
Authorization: Bearer YOUR_TOKEN

{
  "uniqueIdentifier": "customer-1",
  "accountIds": ["acc-1", "acc-2"],
  "from": "2025-01-01",
  "to": "2025-03-31",
  "frequency": "WEEKLY"
}`;

/** What such a request could be answered with. The page shows it beside the request. */
export const sampleResponse = `{
  "weeks": 13,
  "income": 210000,
  "emiShare": 0.22
}`;
