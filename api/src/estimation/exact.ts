/** An exact fraction: estimates never pass through binary floats. The denominator is positive. */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * A number as an exact fraction: a whole number, or a decimal written as text.
 *
 * @throws When the text is no decimal or the number is not whole.
 * @example exact("1.06")
 */
export function exact(value: number | string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match || (typeof value === "number" && !Number.isSafeInteger(value))) {
    throw new Error(`not an exact decimal: ${value}`);
  }
  const [, sign = "", whole = "0", decimals = ""] = match;
  return {
    numerator: BigInt(sign + whole + decimals),
    denominator: 10n ** BigInt(decimals.length),
  };
}

/** The product of all factors. */
export function times(...factors: readonly Exact[]): Exact {
  return factors.reduce(
    (product, factor) => ({
      numerator: product.numerator * factor.numerator,
      denominator: product.denominator * factor.denominator,
    }),
    exact(1),
  );
}

/** The sum of all terms. */
export function plus(...terms: readonly Exact[]): Exact {
  return terms.reduce(
    (sum, term) => ({
      numerator: sum.numerator * term.denominator + term.numerator * sum.denominator,
      denominator: sum.denominator * term.denominator,
    }),
    exact(0),
  );
}

/** The first value less the second. */
export function minus(value: Exact, less: Exact): Exact {
  return plus(value, { numerator: -less.numerator, denominator: less.denominator });
}

/** The lowest multiple of `step` that is not below the value; 0 for a value below 0. */
export function roundUp(value: Exact, step: number): number {
  if (value.numerator <= 0n) return 0;
  const size = value.denominator * BigInt(step);
  return Number(((value.numerator + size - 1n) / size) * BigInt(step));
}
