/** What people come to do: their questions, and the figures and stories that answer them, are marked with one of these. */
export const SUBJECTS = ['diving', 'giving', 'volunteering', 'schools'] as const
