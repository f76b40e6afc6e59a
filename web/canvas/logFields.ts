import type { LogFields } from '../platform/module'

export const canvasLogFields: LogFields = {
  technical: ['standardArea'],
  first: ['title', 'name'],
  valueTexts: {
    canvas: 'canvasName',
    additionalField: 'additionalField',
    riskType: 'riskType',
    strategy: 'riskStrategy',
    probability: 'riskLevel',
    probabilityAfter: 'riskLevel',
    impact: 'riskLevel',
    impactAfter: 'riskLevel',
  },
}
