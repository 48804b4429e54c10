/** Maps error messages of Firefox to those of Chromium, which the features quote. */
export const FIREFOX_TO_CHROMIUM_MESSAGES: Readonly<Record<string, string>> = {
  'NetworkError when attempting to fetch resource.': 'Failed to fetch',
  'error loading dynamically imported module': 'Failed to fetch dynamically imported module',
};

/** Makes `console.error` of a page log errors as text: WebDriver BiDi reports an error object without its message. */
export function logErrorsAsText(messages: Readonly<Record<string, string>>): void {
  const write = console.error.bind(console);
  const format = (value: unknown) => {
    if (!(value instanceof Error || value instanceof DOMException)) return value;
    const [firefoxMessage = ''] = Object.keys(messages).filter((known) => value.message.startsWith(known));
    return `${value.name}: ${value.message.replace(firefoxMessage, messages[firefoxMessage] ?? '')}\n${value.stack ?? ''}`;
  };
  console.error = (...values: unknown[]) => write(...values.map(format));
}
