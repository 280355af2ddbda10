/** The foundation's sign, from the page's sprite. */
export const Logo = ({ className }: { className?: string }) => (
  <svg className={className} aria-hidden="true" viewBox="0 0 64 64">
    <use href="#logo" />
  </svg>
)
