import type { Billing } from '@prumo/contracts/subscription/billing'

/** Whom receipts are made out to, where a test says nothing else. */
export const aBilling: Billing = {
  documentType: 'cnpj',
  document: '11222333000181',
  companyName: 'Construtora Horizonte Ltda.',
  municipalRegistration: '1234567',
  responsible: 'Ana Souza',
  responsibleDocument: '52998224725',
  email: 'financeiro@horizonte.example',
  postalCode: '30130010',
  city: 'Belo Horizonte',
  stateCode: 'MG',
  neighborhood: 'Centro',
  street: 'Avenida Afonso Pena',
  number: '1212',
  complement: 'Sala 3',
  areaCode: '031',
  phone: '999887766',
  website: 'https://horizonte.example',
}
