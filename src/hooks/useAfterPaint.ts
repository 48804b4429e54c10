import { startTransition, useEffect, useState } from 'react';

/** A value, once what it changed elsewhere has been painted: what hangs on it must not keep the next page waiting (10.21). */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => startTransition(() => setPainted(value)), [value]);
  return painted;
}
