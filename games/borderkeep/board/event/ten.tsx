/** Ten-sided dice: a kite with its number; two of them make a number up to a hundred. */

function Kite({ text }: { text: string }) {
  return (
    <svg viewBox="0 0 40 44" className="bk-ten" aria-hidden="true" focusable="false">
      <path d="M20 1 38 18 37 26 20 43 3 26 2 18z" className="edge" />
      <path d="M20 1 30 26 20 33 10 26zM10 26 3 26M30 26 37 26M20 33V43" className="faces" />
      <text x="20" y="24.5" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

/** @param number 1 .. 10, or 1 .. 100 with two dice */
export function Tens({ number, sides }: { number: number; sides: number }) {
  if (sides <= 11) return <Kite text={number === 10 && sides === 10 ? '0' : String(number)} />;
  return (
    <span className="bk-tens">
      <Kite text={String(Math.floor((number % 100) / 10))} />
      <Kite text={String(number % 10)} />
    </span>
  );
}
