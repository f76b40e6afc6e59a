import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

const side = 200
/** What readers need around it, in its own squares. */
const quiet = 4

/** A text as a QR code: dark on white in either theme, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { count, path } = useMemo(() => drawn(text), [text])
  const whole = count + 2 * quiet
  return (
    <svg role="img" aria-label={label} width={side} height={side} viewBox={`0 0 ${whole} ${whole}`}>
      <rect width={whole} height={whole} fill="#FFFFFF" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

function drawn(text: string): { count: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const squares = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  )
  const dark = squares.filter(([row, column]) => code.isDark(row, column))
  return { count, path: dark.map(([row, column]) => `M${column + quiet} ${row + quiet}h1v1h-1z`).join('') }
}
