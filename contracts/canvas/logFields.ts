import {
  code,
  day,
  flag,
  money,
  person,
  phrase,
  standardArea,
  technical,
  text,
  thing,
  words,
} from '../audit/fieldFormats'

const rank = technical({ rank: code('field.rank') })

const areaDetails = {
  name: text('logField.areaName'),
  quickTip: text('field.quickTip'),
  completeTip: text('field.completeTip'),
  required: flag('logField.requiredArea'),
  financialIntegration: flag('field.financialIntegration'),
  classifications: text('field.classifications'),
  additionalField: words('field.additionalField', 'additionalField'),
}
const area = {
  canvas: words('field.canvas', 'canvasName'),
  ...areaDetails,
  ...technical({ standardArea: standardArea('field.standardArea') }),
}

const risk = {
  riskType: words('field.riskType', 'riskType'),
  strategy: words('field.strategy', 'riskStrategy'),
  probability: words('field.probability', 'riskLevel'),
  impact: words('field.impact', 'impactLevel'),
  probabilityAfter: words('field.probabilityAfter', 'riskLevel'),
  impactAfter: words('field.impactAfter', 'impactLevel'),
}
const card = {
  title: text('field.title'),
  areaId: thing('field.areaId', ['area']),
  memberId: person('field.memberId'),
  plannedOn: day('field.plannedOn'),
  realizedOn: day('field.realizedOn'),
  concludedOn: day('field.concludedOn'),
  plannedCents: money('field.plannedCents'),
  realizedCents: money('field.realizedCents'),
  colour: code('field.colour'),
  link: text('field.link'),
  risk: { label: 'field.risk', fields: risk },
  baseCardId: thing('field.baseCardId', ['card']),
  customFields: phrase('field.customFields', 'logValue.customField', { name: 'text', value: 'text' }),
  internalCode: text('field.internalCode'),
  description: text('field.description'),
  ...rank,
}
const notified = { notifiedId: person('field.notifiedId') }
const reason = { reason: text('logField.deletionReason') }

/** How the fields of events about a canvas are shown. */
export const canvasLogFields = {
  AreaAdded: { ...area, ...rank },
  AreaChanged: areaDetails,
  AreaRemoved: area,
  CardAdded: card,
  CardMoved: { areaId: card.areaId, ...rank },
  CardReordered: rank,
  CardRenamed: { title: card.title },
  CardDescribed: { description: card.description },
  CardMemberChosen: { memberId: card.memberId },
  CardRescheduled: { plannedOn: card.plannedOn, realizedOn: card.realizedOn, concludedOn: card.concludedOn },
  CardAmountsSet: { plannedCents: card.plannedCents, realizedCents: card.realizedCents },
  CardColoured: { colour: card.colour },
  CardLinked: { link: card.link },
  CardRiskAssessed: { risk: card.risk },
  CardBaseChanged: { baseCardId: card.baseCardId },
  CardCustomFieldsChanged: { customFields: card.customFields },
  CardInternalCodeChanged: { internalCode: card.internalCode },
  CardNotificationMemberChosen: notified,
  CardNotificationEmailSet: { userId: person('logField.notificationSetBy'), ...notified },
  CardNotificationCleared: notified,
  CardDeleted: { ...reason, ...card },
  CardRestored: { areaId: card.areaId, ...reason, ...rank },
}
