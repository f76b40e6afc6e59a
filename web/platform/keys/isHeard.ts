import { preferences } from '../session/preferences'

const typing = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox], [role=listbox]'
const covering = '[role=dialog], [role=menu], [role=alertdialog]'

/** Whether a key of one character counts: not in what one types into, below a dialog or a menu, or turned off. */
export const isHeard = ({ target }: KeyboardEvent) =>
  preferences.get().singleKeys && target instanceof Element && !target.closest(`${typing}, ${covering}`)
