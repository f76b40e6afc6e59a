/** What an organization has to do with a partner. */
export const partnerTypes = ['customer', 'supplier'] as const
export type PartnerType = (typeof partnerTypes)[number]

/** The states of Brazil and its federal district. */
export const states = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
