import type { CommandOf } from '@prumo/contracts/index'
import { aPassword } from './person'

export function aSignUp(): CommandOf<'SignUp'>['data'] {
  const userId = crypto.randomUUID()
  return {
    userId,
    organizationId: crypto.randomUUID(),
    name: 'Ana',
    lastName: 'Souza',
    areaCode: '031',
    phone: '999887766',
    email: `ana-${userId.slice(0, 8)}@construtora.example`,
    password: aPassword,
    termsAccepted: true,
    companyName: 'Construtora Horizonte',
    size: '10-49',
    segment: 'services',
    position: 'projectManager',
    needs: ['improveProjectPlanning'],
    language: 'pt-BR',
  }
}

export const aProject = (projectId: string): CommandOf<'CreateProject'>['data'] => ({
  projectId,
  pitch: 'Reforma da escola municipal',
  internalCode: null,
  customerName: null,
  portfolioName: null,
  tags: [],
  currency: 'BRL',
  description: '',
  language: 'pt-BR',
  sharedWith: [],
  copyFrom: null,
})
