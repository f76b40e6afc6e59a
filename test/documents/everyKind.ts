import { aField } from '../given/aField'
import { fresh } from '../given/fresh'
import type { AskedDocument } from './askedDocument'

const filled = [
  { name: 'Início do período', fieldKind: 'date', value: '2026-10-21' },
  { name: 'Valor medido', fieldKind: 'number', value: '312087.45' },
  { name: 'Relato', fieldKind: 'largeText', value: 'Duas frentes de serviço.' },
  { name: 'Tempo', fieldKind: 'optionSelection', options: ['Seco', 'Chuva'], value: 'Seco' },
  { name: 'Equipes', fieldKind: 'optionCheck', options: ['Aço', 'Concreto'], value: ['Aço', 'Concreto'] },
] as const
const items = ['pitch', 'internalCode', 'status', 'customerName', 'portfolioName', 'tags', 'currency', 'description']

/** Adds a field of every kind to a document, all filled in, the last of them with a card. Answers the card's id. */
export async function addEveryKind({ projectId, documentId, author }: AskedDocument): Promise<string> {
  const place = { projectId, documentId }
  const { areas } = await author.ask('canvas', { projectId })
  const { areaId = '', name = '' } = areas[0] ?? {}
  const cardId = fresh()
  await author.act('AddCard', {
    projectId,
    cardId,
    areaId,
    title: 'Estrutura e cobertura',
    plannedOn: '2026-11-03',
    plannedCents: 86_450_000,
    realizedCents: 31_208_740,
  })
  const sectionId = (await author.ask('document', place)).sections[0]?.sectionId ?? ''
  const add = async (field: object) => {
    const fieldId = fresh()
    await author.act('AddDocumentField', { ...place, sectionId, fieldId, ...aField, ...field })
    return fieldId
  }
  for (const { value, ...field } of filled) {
    const fieldId = await add(field)
    await author.act('FillDocumentField', {
      ...place,
      fieldId,
      value: typeof value === 'string' ? value : [...value],
      seen: null,
    })
  }
  await add({ name: 'Projeto', fieldKind: 'projectInformation', options: items })
  await add({ name: `Cartões de ${name}`, fieldKind: 'canvasCards', options: [areaId] })
  return cardId
}
