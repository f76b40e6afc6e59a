let isPressed = false
addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true)

/** Acts in a moment, but not while a button of the mouse is down: what moves under the pointer is not clicked. */
export function onceReleased(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else setTimeout(act)
}
