const NAME = 'website';

/** A field that nobody meets: not shown, not spoken, not reached by the keyboard, not filled in by a browser. */
export function RobotTrap() {
  return (
    <input
      hidden
      type="text"
      name={NAME}
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
    />
  );
}

/** Whether a form's field that nobody meets is filled in all the same. */
export const isRobot = (form: HTMLFormElement | null): boolean =>
  Boolean((form?.elements.namedItem(NAME) as HTMLInputElement | null)?.value);
