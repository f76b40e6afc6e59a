/** Roles by which the stories find things. */
export type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'textbox' | 'combobox' | 'option' | 'region' | 'heading'

/** What people do in a window, whatever engine draws it. Things are found by role and name, as screen readers tell. */
export type StoryWindow = {
  goto(url: string): Promise<unknown>
  /** Forgets who signed in, and all that the browser keeps for this address, which must lead nowhere else. */
  forget(url: string): Promise<void>
  click(role: Role, name: string | RegExp): Promise<void>
  type(name: string | RegExp, text: string): Promise<void>
  /** Waits until this text is shown. */
  see(text: string): Promise<void>
  /** Waits until this card stands in the step of this name. */
  seeCardIn(step: string, title: string): Promise<void>
  /** Clicks the first row of a list that shows this text: rows have no names. */
  openRow(text: string): Promise<void>
  pressEnter(): Promise<void>
  /** Moves a card to the next step by keyboard. */
  moveOn(title: string): Promise<void>
  /** Moves the pointer from a card to a step, with its button down. */
  drag(title: string, step: string): Promise<void>
  selectedText(): Promise<string>
  close(): Promise<void>
}
