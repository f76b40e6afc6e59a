/** What the renovation is contracted for, in cents: what the city pays by measurements of the work that is done. */
export const contractCents = 1_483_750_00

/** The measurements that were made: how much of the whole work each month did, in per mille of it. */
export const measured = [
  { title: '1ª medição', number: 'BM-01', perMille: 79, front: 'Canteiro, demolições e mão de obra' },
  { title: '2ª medição', number: 'BM-02', perMille: 260, front: 'Estrutura e cobertura' },
] as const

export const measuredCents = (perMille: number) => Math.round((contractCents * perMille) / 1000)

/** What the work is measured and reckoned by: each has some of the delivery groups. */
export const fronts: Record<string, readonly string[]> = {
  'Canteiro, demolições e mão de obra': [
    'Planejamento e licenças',
    'Canteiro e segurança',
    'Demolições e remoções',
    'Entrega',
  ],
  'Estrutura e cobertura': ['Reforço estrutural', 'Cobertura'],
  'Instalações elétricas e hidráulicas': ['Instalações elétricas', 'Instalações hidráulicas'],
  'Acessibilidade e acabamento': ['Acessibilidade', 'Revestimentos e esquadrias', 'Pintura e áreas externas'],
}
