/** A supplier without a document, so that several of them fit into one register. */
export const aPartner = {
  types: ['customer' as const, 'supplier' as const],
  name: 'Betão do Vale',
  companyName: 'Betão do Vale Concretos Ltda.',
  document: null,
  responsible: 'Célia Prado',
  jobTitle: 'Gerente comercial',
  phone: '(81) 3222-1010',
  email: 'celia@betao.example',
  street: 'Rua da Aurora',
  number: '1200',
  complement: 'Galpão 3',
  neighborhood: 'Boa Vista',
  city: 'Olinda',
  stateCode: 'PE' as const,
  postalCode: '50050-000',
}
