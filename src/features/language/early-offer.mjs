try {
  const { lang, dataset } = document.documentElement;
  const browsers = navigator.languages.map((language) => language.slice(0, 2));
  const language = localStorage.getItem('language') ?? browsers.find((each) => /^(en|es)$/.test(each));
  if (language !== lang && document.querySelector(`[hreflang="${language}"]`))
    dataset.languageOffer = language;
} catch {}
