const HONEYPOT_NAME = 'website';

/** A honeypot field against robots: hidden from people, the Tab key, autofill and password managers. */
export function RobotTrap() {
  return (
    <input
      hidden
      type="text"
      name={HONEYPOT_NAME}
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
    />
  );
}

/** Whether the form's honeypot field is filled in, which only a robot does. An extension may have removed the field. */
export const isRobot = (form: Pick<HTMLFormElement, 'elements'>): boolean =>
  Boolean((form.elements.namedItem(HONEYPOT_NAME) as HTMLInputElement | null)?.value);
