/** Where keys do something: everywhere, on a screen, or while a thing of it has the focus. */
const anywhere = {
  palette: ['Control+k'],
  keys: ['?'],
  print: ['Control+p'],
  undo: ['Control+z'],
  redo: ['Control+Shift+z', 'Control+y'],
}
/** One key after the other. */
const goTo = { dashboard: ['g i'], 'my-tasks': ['g t'], 'my-projects': ['g j'], notifications: ['g n'] }
/** Places of the open project, and then a view of the place by its number. */
const project = {
  overview: ['g v'],
  plan: ['g p'],
  money: ['g d'],
  people: ['g e'],
  risks: ['g r'],
  records: ['g g'],
  setup: ['g a'],
  view: ['Digit'],
}
const board = { add: ['c'] }
/** Wherever tasks are, or what they are planned for, but where the same key adds something else. */
const plan = { add: ['c'] }
const ledger = { add: ['c'], quick: ['q'], rename: ['F2'] }
const installment = { pay: ['p'] }
const task = {
  open: ['e'],
  finish: ['f'],
  people: ['a'],
  priority: ['p'],
  high: ['1'],
  medium: ['2'],
  low: ['3'],
  none: ['4'],
}
const cards = {
  walk: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  move: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'],
  open: ['Enter'],
}
const rows = { walk: ['ArrowUp', 'ArrowDown'], ends: ['Home', 'End'], open: ['Enter'] }
const gantt = {
  open: ['e'],
  edit: ['Enter', 'F2'],
  earlier: ['Alt+ArrowLeft'],
  later: ['Alt+ArrowRight'],
  shorter: ['Alt+Shift+ArrowLeft'],
  longer: ['Alt+Shift+ArrowRight'],
  zoomIn: ['+'],
  zoomOut: ['-'],
}
const wbs = {
  walk: ['ArrowUp', 'ArrowDown'],
  unfold: ['ArrowRight'],
  fold: ['ArrowLeft'],
  move: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'],
  place: ['m'],
  open: ['Enter'],
}
const selection = {
  choose: ['x', 'Space'],
  extend: ['Shift+ArrowUp', 'Shift+ArrowDown'],
  all: ['Control+a'],
  leave: ['Escape'],
}
const quickAdd = { add: ['Enter'], line: ['Shift+Enter'], makeTags: ['Alt+Enter'], close: ['Escape'] }
const drawer = { walk: ['Alt+ArrowUp', 'Alt+ArrowDown'], close: ['Escape'] }
const comment = { send: ['Control+Enter'] }
const approvals = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  open: ['Enter'],
  accept: ['a'],
  approve: ['p'],
  return: ['d'],
}
const notifications = { mark: ['u'] }

/** Every key of the program, by place and by what it does there: what listens and what lists them read it here. */
export const keyRegister = {
  anywhere,
  goTo,
  project,
  board,
  plan,
  cards,
  rows,
  gantt,
  wbs,
  ledger,
  installment,
  selection,
  task,
  quickAdd,
  drawer,
  comment,
  approvals,
  notifications,
}
export type KeyPlace = keyof typeof keyRegister
export type Deed<Place extends KeyPlace> = keyof (typeof keyRegister)[Place] & string

/** These work wherever the focus is, so whoever speaks to the computer may turn them off (WCAG 2.1.4). */
export const singleKeys = [...keyRegister.anywhere.keys, ...keyRegister.board.add, ...keyRegister.ledger.quick]

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

/** A key as the register writes it. Shift alone counts only where the key is no character of its own. */
export const nameOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string =>
  [
    ...(ctrlKey || metaKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (key.length > 1 || ctrlKey || metaKey) ? ['Shift'] : []),
    key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key,
  ].join('+')

/** What a key does in this place, if anything. */
export const deedOf = <Place extends KeyPlace>(place: Place, pressed: Pressed): Deed<Place> | undefined =>
  deedNamed(place, nameOf(pressed))

/** What a key does in this place, or keys one after the other, by the name that the register gives them. */
export function deedNamed<Place extends KeyPlace>(place: Place, name: string): Deed<Place> | undefined {
  const found = Object.entries<readonly string[]>(keyRegister[place]).find(([, keys]) => keys.includes(name))
  return found?.[0] as Deed<Place> | undefined
}
