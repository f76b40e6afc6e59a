import type { LinkKind } from '@prumo/contracts/schedule/link'
import type { TaskFields } from '@prumo/contracts/tasks/task'
import type { Part } from './people'

/** How far a task has come: the step of the board where it stands. */
export type Stage = 'todo' | 'doing' | 'waiting' | 'queue' | 'verify' | 'done'
type Row = readonly [
  title: string,
  fromDay: number,
  toDay: number,
  who: Part,
  priority: TaskFields['priority'],
  stage: Stage,
  hours: number,
  progress?: number,
  slipDays?: number,
]
export type Group = { name: string; tag: string; requirements: string[]; after?: string; tasks: readonly Row[] }

export const schoolTags: Record<string, string> = {
  Estrutura: '#b3261e',
  Segurança: '#8a4b08',
  Acessibilidade: '#1b5e9b',
  Instalações: '#5b3fa0',
  Acabamento: '#2e6b34',
  Documentação: '#4a5560',
}

/** The renovation of a school, by delivery groups: days count from today, and each task waits for the one before it. */
export const school: readonly Group[] = [
  {
    name: 'Planejamento e licenças',
    tag: 'Documentação',
    requirements: ['Lei 14.133/2021'],
    tasks: [
      ['Vistoria cautelar dos imóveis vizinhos', -78, -74, 'engineer', 'medium', 'done', 24],
      ['Levantamento arquitetônico e cadastral do prédio', -76, -66, 'engineer', 'high', 'done', 64],
      ['Aprovação do projeto executivo na Secretaria de Obras', -66, -54, 'approver', 'high', 'done', 40, 100, 4],
      ['Emissão da ART de execução e da ordem de serviço', -54, -51, 'engineer', 'high', 'done', 8],
      ['Plano de remanejamento das turmas durante a obra', -60, -50, 'analyst', 'high', 'done', 32],
      ['Alvará de reforma e comunicação ao Corpo de Bombeiros', -52, -44, 'approver', 'high', 'done', 16],
    ],
  },
  {
    name: 'Canteiro e segurança',
    tag: 'Segurança',
    requirements: ['NR-18', 'NR-35'],
    after: 'Planejamento e licenças',
    tasks: [
      ['Tapume e sinalização no lado do pátio', -46, -42, 'foreman', 'high', 'done', 48],
      ['Contêineres de almoxarifado e vestiário', -44, -40, 'foreman', 'medium', 'done', 24],
      ['Ligação provisória de água e energia', -42, -39, 'engineer', 'medium', 'done', 16],
      ['PGR da obra e treinamento de integração', -42, -37, 'engineer', 'high', 'done', 24],
      ['Rota de fuga provisória para alunos e funcionários', -40, -36, 'engineer', 'high', 'done', 16],
    ],
  },
  {
    name: 'Demolições e remoções',
    tag: 'Segurança',
    requirements: ['NBR 5682'],
    after: 'Canteiro e segurança',
    tasks: [
      ['Contratar caçambas e destinação dos resíduos', -40, -35, 'analyst', 'medium', 'done', 8],
      ['Remover telhas de fibrocimento com amianto', -36, -27, 'engineer', 'high', 'done', 120, 100, 3],
      ['Demolir divisórias do bloco administrativo', -32, -26, 'foreman', 'medium', 'done', 72],
      ['Retirar louças e metais dos sanitários', -30, -27, 'foreman', 'low', 'done', 32],
      ['Remover piso vinílico das salas 1 a 8', -28, -20, 'foreman', 'medium', 'done', 96],
    ],
  },
  {
    name: 'Reforço estrutural',
    tag: 'Estrutura',
    requirements: ['NBR 6118', 'NBR 14931'],
    after: 'Demolições e remoções',
    tasks: [
      ['Sondagem complementar junto ao bloco B', -34, -29, 'engineer', 'high', 'done', 40],
      ['Escoramento da laje do refeitório', -24, -21, 'foreman', 'high', 'done', 40],
      ['Recuperar armaduras expostas dos pilares P12 a P18', -21, -11, 'engineer', 'high', 'done', 144, 100, 2],
      ['Reforço de vigas com fibra de carbono', -12, -4, 'engineer', 'high', 'verify', 96, 100],
      ['Ensaio de arrancamento do reforço', -4, 1, 'engineer', 'high', 'doing', 16, 60],
      ['Laudo estrutural para liberação da cobertura', 1, 4, 'approver', 'high', 'todo', 16],
    ],
  },
  {
    name: 'Cobertura',
    tag: 'Estrutura',
    requirements: ['NBR 8800', 'NBR 14514'],
    after: 'Reforço estrutural',
    tasks: [
      ['Projeto de montagem da estrutura metálica', -20, -12, 'analyst', 'medium', 'done', 40],
      ['Fabricação das treliças', -12, 6, 'analyst', 'high', 'waiting', 160, 55, 5],
      ['Montagem da estrutura metálica do bloco A', 7, 16, 'engineer', 'high', 'todo', 180],
      ['Telhas termoacústicas do bloco A', 16, 23, 'foreman', 'high', 'todo', 120],
      ['Calhas, rufos e condutores', 20, 27, 'foreman', 'medium', 'todo', 72],
      ['Teste de estanqueidade da cobertura', 28, 30, 'approver', 'high', 'todo', 16],
    ],
  },
  {
    name: 'Instalações elétricas',
    tag: 'Instalações',
    requirements: ['NBR 5410', 'NR-10'],
    after: 'Demolições e remoções',
    tasks: [
      ['Novo quadro geral de baixa tensão', -18, -9, 'engineer', 'high', 'done', 80],
      ['Eletrodutos e caixas das salas 1 a 8', -14, -3, 'foreman', 'medium', 'queue', 128, 90],
      ['Cabeamento dos circuitos de iluminação', -5, 5, 'engineer', 'medium', 'doing', 112, 45],
      ['Tomadas e pontos de rede do laboratório', 2, 10, 'foreman', 'medium', 'todo', 64],
      ['Luminárias de LED nas salas e circulações', 18, 28, 'foreman', 'medium', 'todo', 88],
      ['Para-raios e aterramento (SPDA)', 24, 31, 'engineer', 'high', 'todo', 56],
      ['Comissionamento elétrico e laudo', 32, 35, 'approver', 'high', 'todo', 24],
    ],
  },
  {
    name: 'Instalações hidráulicas',
    tag: 'Instalações',
    requirements: ['NBR 5626', 'NBR 8160'],
    after: 'Demolições e remoções',
    tasks: [
      ['Prumadas de água fria do bloco B', -16, -7, 'foreman', 'medium', 'done', 96],
      ['Esgoto dos sanitários acessíveis', -10, -1, 'foreman', 'high', 'verify', 80, 100],
      ['Reservatório superior de 10 mil litros', -3, 6, 'engineer', 'medium', 'doing', 48, 30],
      ['Captação de água de chuva para a horta', 12, 19, 'analyst', 'low', 'todo', 40],
      ['Rede de hidrantes e bomba de incêndio', 8, 20, 'engineer', 'high', 'todo', 104],
      ['Teste de pressão das redes', 20, 22, 'approver', 'medium', 'todo', 12],
    ],
  },
  {
    name: 'Acessibilidade',
    tag: 'Acessibilidade',
    requirements: ['NBR 9050', 'NBR 16537'],
    after: 'Demolições e remoções',
    tasks: [
      ['Rampa de acesso principal com corrimão duplo', -13, -2, 'engineer', 'high', 'queue', 96, 95],
      ['Sanitários acessíveis do térreo', -1, 12, 'foreman', 'high', 'doing', 112, 20],
      ['Plataforma elevatória entre os blocos', -6, 14, 'analyst', 'high', 'waiting', 80, 35, 4],
      ['Piso tátil direcional e de alerta', 14, 20, 'foreman', 'medium', 'todo', 56],
      ['Sinalização em braile e placas', 26, 31, 'analyst', 'low', 'todo', 24],
    ],
  },
  {
    name: 'Revestimentos e esquadrias',
    tag: 'Acabamento',
    requirements: ['NBR 10821', 'NBR 13753'],
    after: 'Reforço estrutural',
    tasks: [
      ['Chapisco e emboço do bloco administrativo', -8, 3, 'foreman', 'medium', 'doing', 104, 70],
      ['Contrapiso das salas 1 a 8', 0, 9, 'foreman', 'medium', 'doing', 120, 15],
      ['Janelas de alumínio com vidro laminado', 3, 18, 'analyst', 'medium', 'todo', 96],
      ['Piso de granilite das circulações', 10, 22, 'foreman', 'medium', 'todo', 144],
      ['Portas com visor e barra antipânico', 19, 25, 'foreman', 'high', 'todo', 56],
      ['Azulejos dos sanitários e da cozinha', 13, 24, 'foreman', 'low', 'todo', 96],
    ],
  },
  {
    name: 'Pintura e áreas externas',
    tag: 'Acabamento',
    requirements: ['NBR 13245'],
    after: 'Revestimentos e esquadrias',
    tasks: [
      ['Pintura acrílica das fachadas', 28, 38, 'foreman', 'low', 'todo', 128],
      ['Pintura interna das salas', 27, 37, 'foreman', 'low', 'todo', 136],
      ['Mural dos alunos no pátio', 36, 40, 'analyst', 'none', 'todo', 24],
      ['Playground com piso emborrachado', 33, 41, 'engineer', 'medium', 'todo', 64],
      ['Horta pedagógica e paisagismo', 36, 43, 'analyst', 'low', 'todo', 40],
    ],
  },
  {
    name: 'Entrega',
    tag: 'Documentação',
    requirements: ['Lei 14.133/2021, art. 140'],
    after: 'Pintura e áreas externas',
    tasks: [
      ['Limpeza final e desmobilização do canteiro', 42, 46, 'foreman', 'medium', 'todo', 72],
      ['Vistoria do Corpo de Bombeiros (AVCB)', 43, 48, 'approver', 'high', 'todo', 16],
      ['Manual de uso e as built', 40, 49, 'engineer', 'medium', 'todo', 56],
      ['Termo de recebimento provisório', 49, 51, 'approver', 'high', 'todo', 8],
      ['Volta das turmas ao prédio reformado', 52, 54, 'analyst', 'high', 'todo', 24],
    ],
  },
]

/** What is ticked off inside a task; the first ones are done. */
export const schoolChecklists: Record<string, { done: number; items: string[] }> = {
  'Remover telhas de fibrocimento com amianto': {
    done: 4,
    items: ['Plano de trabalho protocolado', 'Isolar a área', 'Embalar e rotular', 'Manifesto de transporte (MTR)'],
  },
  'Reforço de vigas com fibra de carbono': {
    done: 3,
    items: ['Apicoar e limpar o substrato', 'Aplicar o primer', 'Colar as lâminas', 'Fotografar para o laudo'],
  },
  'Cabeamento dos circuitos de iluminação': {
    done: 2,
    items: ['Circuitos do térreo', 'Circuitos do 1º andar', 'Identificar os condutores', 'Medir o isolamento'],
  },
  'Sanitários acessíveis do térreo': {
    done: 1,
    items: ['Conferir as dimensões', 'Barras de apoio', 'Lavatório suspenso', 'Alarme de emergência'],
  },
  'Plataforma elevatória entre os blocos': {
    done: 1,
    items: ['Aprovar o desenho do fabricante', 'Poço e alvenaria', 'Receber o equipamento', 'Teste de carga'],
  },
  'Vistoria do Corpo de Bombeiros (AVCB)': {
    done: 0,
    items: ['Extintores', 'Sinalização de emergência', 'Hidrantes', 'Brigada treinada'],
  },
}

/** Two more projects of the same organization, in a few words. */
export const otherProjects = [
  {
    pitch: 'Cobertura da Quadra do CEI Monteiro Lobato',
    code: 'OBR-015',
    description: 'Estrutura metálica, telha trapezoidal e drenagem da quadra.',
    tasks: [
      'Sondagem',
      'Fundações',
      'Pilares metálicos',
      'Arcos e terças',
      'Telhamento',
      'Drenagem',
      'Pintura da quadra',
    ],
  },
  {
    pitch: 'Manutenção predial das escolas da Zona Norte',
    code: 'MAN-007',
    description: 'Contrato anual de manutenção preventiva de doze escolas.',
    tasks: ['Limpeza de caixas d’água', 'Revisão elétrica', 'Podas', 'Recarga de extintores', 'Dedetização', 'Calhas'],
  },
] as const

/** Where a task waits otherwise than its days say: some days after the start of the one before, or after its end. */
export const overlapping: ReadonlyMap<string, { kind: LinkKind; lag: number }> = new Map<
  string,
  { kind: LinkKind; lag: number }
>([
  ['Demolir divisórias do bloco administrativo', { kind: 'SS', lag: 2 }],
  ['Calhas, rufos e condutores', { kind: 'SS', lag: 2 }],
  ['Cabeamento dos circuitos de iluminação', { kind: 'SS', lag: 5 }],
  ['Contrapiso das salas 1 a 8', { kind: 'SS', lag: 4 }],
  ['Piso de granilite das circulações', { kind: 'FF', lag: 2 }],
])
