/** Given to the selected tab as its `ref`, it scrolls the tab into view on a narrow screen. */
export const scrollIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
