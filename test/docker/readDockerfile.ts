type Instruction = { name: string; rest: string }
type Stage = { name: string; from: string; instructions: Instruction[] }

/** The stages of a Dockerfile, in order. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of linesOf(text)) {
    const [name = '', ...words] = line.split(/\s+/)
    const [from = '', , stage = ''] = words
    if (name === 'FROM') stages.push({ name: stage, from, instructions: [] })
    else stages.at(-1)?.instructions.push({ name, rest: words.join(' ') })
  }
  return stages
}

/** Without comments and empty lines; a line that ends with a backslash goes on in the next. */
const linesOf = (text: string) =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim())

/** What a stage takes from the checkout, by its paths there. */
export const copiedFromCheckout = ({ instructions }: Stage): string[] =>
  instructions
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
