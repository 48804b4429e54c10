import styles from './IncomeBars.module.css';
import { lendscapeSceneTexts as sample } from '../../../../content/products/lendscape.ts';

const { months, unpaidIn, words } = sample.chart;
const MONTH_WIDTH = 10;
const BAR_WIDTH = 6;
const GAP = MONTH_WIDTH - BAR_WIDTH;
const AXIS_Y = 92;
const CHART_WIDTH = months.length * MONTH_WIDTH;
/** Above the bars, for the numbers of the signals. */
const TOP = -16;

/** The bars of all months as one path along their common side. */
const drawBars = (y: number, heights: readonly number[]) =>
  `M${GAP / 2} ${y}${heights.map((height) => `v${height}h${BAR_WIDTH}V${y}`).join(`h${GAP}`)}`;

/** The lines of the amounts in `scale`, from ₹90,000 of income to ₹30,000 of obligations. */
const scaleLines = [AXIS_Y - 90, AXIS_Y - 60, AXIS_Y - 30, AXIS_Y + 1, AXIS_Y + 32]
  .map((y) => `M0 ${y}h${CHART_WIDTH}`)
  .join('');

/** The outer end of the month's bar of obligations. */
const drawUnpaid = () => {
  const index = months.findIndex(({ name }) => name === unpaidIn.month);
  const end = AXIS_Y + 2 + months[index]!.obligations;
  return `M${index * MONTH_WIDTH + GAP / 2} ${end}v${-unpaidIn.amount}h${BAR_WIDTH}v${unpaidIn.amount}z`;
};

const balanceLine = `M${months.map((month, index) => `${(index + 0.5) * MONTH_WIDTH} ${AXIS_Y - month.balance}`).join(' ')}`;

/** The drawing of the chart: the bars, the part of an instalment that was not paid, and the line of the balance. */
export function IncomeBars() {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 ${TOP} ${CHART_WIDTH} 142`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <path className={styles.since} d={`M${CHART_WIDTH} ${TOP}v142h${-3 * MONTH_WIDTH}v-142z`} />
      <path className={styles.axis} d={scaleLines} />
      <path
        className={styles.income}
        d={drawBars(
          AXIS_Y,
          months.map((month) => -month.income),
        )}
      />
      <path
        className={styles.obligations}
        d={drawBars(
          AXIS_Y + 2,
          months.map((month) => month.obligations),
        )}
      />
      <path className={styles.unpaid} d={drawUnpaid()} />
      <path className={styles.balance} d={balanceLine} />
    </svg>
  );
}
