/**
 * Watches an element for the error that the package shows in the place of its chart, at any time: it throws nothing.
 * Its pictures say nothing to whoever does not see them. Answers how to stop.
 */
export function watchErrors(host: HTMLElement, onError: (words: string) => void): () => void {
  const look = () => {
    const error = host.querySelector('.gstc-error')
    if (error) onError(error.firstElementChild?.textContent?.trim() ?? '')
    else for (const picture of host.querySelectorAll<HTMLImageElement>('img:not([alt])')) picture.alt = ''
  }
  const observer = new MutationObserver(look)
  observer.observe(host, { childList: true, subtree: true })
  return () => observer.disconnect()
}
