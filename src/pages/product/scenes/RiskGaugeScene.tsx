import { IncomeChart, Signal } from './IncomeChart.tsx';
import styles from './RiskGaugeScene.module.css';
import { sample } from './riskgauge-sample.ts';
import { Scene } from './Scene.tsx';

/** The reading of a bank statement: a year against its obligations, and the signals that Sentinel raised in it. */
export function RiskGaugeScene() {
  return (
    <Scene caption={sample.caption} className={styles.desk}>
      <div className={styles.report}>
        <Head />
        <IncomeChart />
        <dl className={styles.categories}>
          {sample.categories.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong> <span>{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Sentinel />
      <Monitored />
    </Scene>
  );
}

function Head() {
  const { head, gauge } = sample;
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{head.name}</p>
        <ul className={styles.sources}>
          {head.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </div>
      <p className={styles.gauge}>
        <svg viewBox="0 0 72 40" aria-hidden="true">
          <path d="M6 36a30 30 0 0 1 13-24.7" />
          <path d="M22 9.4a30 30 0 0 1 28 0" />
          <path d="M53 11.3A30 30 0 0 1 66 36" />
          <path
            className={styles.needle}
            d="M36 36V12"
            transform={`rotate(${gauge.position * 180 - 90} 36 36)`}
          />
          <circle cx="36" cy="36" r="4" />
        </svg>
        <span>
          <strong>{gauge.name}</strong> {gauge.words}
        </span>
      </p>
    </div>
  );
}

function Sentinel() {
  const { name, signals } = sample.sentinel;
  return (
    <div className={styles.sentinel}>
      <p className={styles.title}>{name}</p>
      <ol>
        {signals.map(({ month, words, level }, index) => (
          <li key={month}>
            <span aria-hidden="true">
              <Signal signal={index + 1} level={level} />
            </span>
            <span>
              {words}
              <span className={styles.month}>
                {month}: {level.toLowerCase()}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Monitored() {
  const { name, accounts } = sample.monitored;
  return (
    <div className={styles.monitored}>
      <p className={styles.title}>{name}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.name}>
            <strong>{account.name}</strong> <span>{account.words}</span> <em>{account.event}</em>
          </li>
        ))}
      </ul>
    </div>
  );
}
