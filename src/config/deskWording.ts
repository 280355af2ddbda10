export const clickWhatStays = 'Click what must stay in sight'
