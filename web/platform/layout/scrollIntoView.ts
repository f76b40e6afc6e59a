/** On a narrow screen tabs are wider than it is: given to the one that is shown as its `ref`, it is not left outside. */
export const scrollIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
