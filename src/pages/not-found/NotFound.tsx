import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { limits } from '../../content/limits.ts';
import { notFound } from '../../content/not-found.ts';
import { useCountdown } from '../../hooks/useCountdown.ts';
import styles from './NotFound.module.css';

/** Any unknown address: says so, counts down and takes the visitor home, unless they would rather stay (2, 8). */
export default function NotFound() {
  const [staying, setStaying] = useState(false);
  const seconds = useCountdown(limits.notFoundSeconds, 1, limits.notFoundStepMs, staying);
  const navigate = useNavigate();

  useEffect(() => {
    if (seconds === 0) navigate('/', { replace: true });
  }, [seconds, navigate]);

  return (
    <section className={styles.page}>
      <p className={styles.code}>{notFound.code}</p>
      <h1>{notFound.heading}</h1>
      <p>{notFound.para}</p>
      <p role="status">{staying ? notFound.staying : notFound.countdown(seconds)}</p>
      <p className={styles.actions}>
        <Link className="button" to={notFound.home.href}>
          {notFound.home.label}
        </Link>
        {!staying && (
          <button type="button" className="button button-quiet" onClick={() => setStaying(true)}>
            {notFound.stay}
          </button>
        )}
      </p>
    </section>
  );
}
