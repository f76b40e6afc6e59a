/** How many times per second so many writers act, each beginning again as soon as it is answered. */
export async function closedLoop(writers: number, ms: number, act: (writer: number) => Promise<unknown>) {
  const began = performance.now()
  let done = 0
  const write = async (writer: number) => {
    while (performance.now() - began < ms) {
      await act(writer)
      done++
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return (done * 1000) / (performance.now() - began)
}
