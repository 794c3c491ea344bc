try {
  const { dataset, lang, style } = document.documentElement;
  const theme = localStorage.getItem('theme') ?? '';
  if (/^(light|dark)$/.test(theme)) dataset.theme = theme;

  const preferred = navigator.languages.map((language) => language.slice(0, 2));
  const language = localStorage.getItem('language') ?? preferred.find((each) => /^(LANGUAGES)$/.test(each));
  if (language && language !== lang) dataset.languageOffer = language;

  const height = Number(sessionStorage.getItem('eligibilityCheckHeight'));
  if (height > 0 && history.state?.eligibilityCheck === 'result')
    style.setProperty('--kept-height', `${height}px`);
} catch {}
