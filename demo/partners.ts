import type { CommandOf } from '@prumo/contracts/index'

type Partner = Omit<CommandOf<'AddPartner'>['data'], 'partnerId'>

/** Whom the school is built for, and who supplies for it. Their numbers are made up. */
export const partners: readonly Partner[] = [
  {
    types: ['customer'],
    name: 'Secretaria Municipal de Educação',
    companyName: 'Prefeitura de Vale Sereno',
    document: '90.021.382/0001-22',
    responsible: 'Helena Castro',
    jobTitle: 'Diretora de obras escolares',
    phone: '(11) 3555-0101',
    email: 'obras@educacao.valesereno.example',
    street: 'Praça da Matriz',
    number: '10',
    neighborhood: 'Centro',
    city: 'Vale Sereno',
    stateCode: 'SP',
    postalCode: '01310-200',
  },
  {
    types: ['supplier'],
    name: 'Concreteira Boa Liga',
    companyName: 'Boa Liga Concretos Ltda.',
    document: '12.ABC.345/01DE-35',
    responsible: 'Márcio Teles',
    jobTitle: 'Vendas',
    phone: '(11) 3555-0202',
    email: 'vendas@boaliga.example',
    city: 'Vale Sereno',
    stateCode: 'SP',
  },
  {
    types: ['customer', 'supplier'],
    name: 'Rita Moura Topografia',
    document: '529.982.247-25',
    responsible: 'Rita Moura',
    phone: '(11) 95555-0303',
    email: 'rita@topografia.example',
    city: 'Campos Altos',
    stateCode: 'MG',
  },
]
