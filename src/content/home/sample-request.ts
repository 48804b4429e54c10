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

/** What such a request could be answered with: the income of each of 13 weeks. The page shows it below the request. */
export const sampleResponse = `{
  "income": [
    0, 0, 0, 0, 70000,
    0, 0, 0, 70000,
    0, 0, 0, 70000
  ],
  "emiShare": 0.22
}`;
