import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { Agenda } from './agenda'
import { attach, type Place, type SentFile } from './attach'
import type { Members } from './organization'
import { school } from './school'
import { fronts, measured, measuredCents } from './schoolContract'
import type { Laid } from './schoolProject'

const inReais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** How a measurement comes to its value: its front's tasks, each with its part by hours. */
export function calculation(nth: 0 | 1): SentFile {
  const { number, perMille, front } = measured[nth]
  const tasks = school.filter(({ name }) => fronts[front]?.includes(name)).flatMap((group) => group.tasks)
  const done = tasks.filter(([, , , , , stage]) => stage === 'done')
  const hours = done.map(([, , , , , , planned]) => planned)
  const parts = splitCents(measuredCents(perMille), hours)
  return {
    name: `Memória de cálculo ${number}.csv`,
    description: 'Valor medido por serviço, proporcional às horas previstas.',
    lines: [
      '\ufeffServiço;Horas previstas;Valor medido (R$)',
      ...done.map(([title], index) => `${title};${hours[index]};${inReais(parts[index] ?? 0)}`),
      `Total;${hours.reduce((sum, part) => sum + part, 0)};${inReais(measuredCents(perMille))}`,
    ],
  }
}

const manifest: SentFile = {
  name: 'MTR telhas com amianto.txt',
  description: 'Manifesto de transporte de resíduos, do gerador ao aterro classe I.',
  lines: [
    'MANIFESTO DE TRANSPORTE DE RESÍDUOS (MTR)',
    'Gerador: Consórcio Escola Segura',
    'Transportador: Ambiental Rio Claro Ltda.',
    'Resíduo: telhas de fibrocimento com amianto (17 06 05*), classe I',
    'Quantidade: 14,2 t em 3 viagens',
    'Destino: aterro industrial classe I',
  ],
}

const diary: SentFile = {
  name: 'Diário de obra, semana do reforço.txt',
  description: 'Efetivo, clima e serviços da semana.',
  lines: [
    'Segunda: 14 pessoas, tempo bom. Substrato das vigas V3 e V4 limpo, primer aplicado.',
    'Terça: 14 pessoas, chuva à tarde. Lâminas coladas em V3.',
    'Quarta: 15 pessoas, tempo bom. Lâminas coladas em V4 e V5.',
    'Quinta: 15 pessoas, tempo bom. Inspeção por percussão, sem vazios.',
    'Sexta: 13 pessoas, tempo bom. Fotos para o laudo.',
  ],
}

/** What people attach to tasks. */
export function schoolFiles({ engineer }: Members, { projectId, taskIds }: Laid, agenda: Agenda): void {
  const onTask = (title: string): Place => ({ projectId, kind: 'task', id: taskIds.get(title) ?? '' })
  agenda.on(-34, 14, () => attach(engineer, onTask('Remover telhas de fibrocimento com amianto'), manifest))
  agenda.on(-3, 17, () => attach(engineer, onTask('Reforço de vigas com fibra de carbono'), diary))
}
