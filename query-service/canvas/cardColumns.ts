/** What the canvas shows of a card (`canvas_cards as c`). */
export const cardColumns = {
  cardId: 'c.card_id',
  areaId: 'c.area_id',
  rank: 'c.rank',
  title: 'c.title',
  colour: 'c.colour',
  memberId: 'c.member_id',
  risk: 'c.risk',
  plannedOn: 'c.planned_on',
  realizedOn: 'c.realized_on',
  concludedOn: 'c.concluded_on',
  plannedCents: 'c.planned_cents',
  realizedCents: 'c.realized_cents',
}
