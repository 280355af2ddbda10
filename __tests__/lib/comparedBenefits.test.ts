import { comparedBenefits } from '../../src/lib/comparedBenefits'

test('a benefit in other words has the words of all', () => {
  const snorkelling = {
    benefits: ['Coral lab tour', 'Snorkel gear included'],
    sameBenefits: [{ benefit: 'Snorkel gear included', as: 'Gear included' }],
  }
  expect(comparedBenefits(snorkelling)).toEqual(['Coral lab tour', 'Gear included'])
  expect(comparedBenefits({ benefits: ['Coral lab tour'], sameBenefits: null })).toEqual(['Coral lab tour'])
})
