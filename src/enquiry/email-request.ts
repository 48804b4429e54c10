/**
 * Creates the request that sends an e-mail through the provider's API (7.1, 7.2). `options` are further options of
 * `fetch`, such as a signal.
 */
export function createEmailRequest(
  apiUrl: string,
  apiKey: string,
  email: object,
  options: RequestInit,
): Request {
  return new Request(`${apiUrl}/v3/smtp/email`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'api-key': apiKey,
    },
    body: JSON.stringify(email),
    ...options,
  });
}
