/** Wordings of links that ask for an act on another site: they lead to a form or an account, not to a source. */

const alone = [
  'get started|start (?:now|here)|try (?:it )?(?:now|free|for free)|learn more and apply|jetzt (?:starten|testen)|kostenlos testen|commencer|essayer gratuitement|empezar|comenzar|probar gratis',
  "log ?in|sign ?in|sign ?up|register|subscribe|apply|anmelden|einloggen|registrieren|abonnieren|bewerben|connexion|se connecter|s[’']inscrire|s[’']abonner|postuler|iniciar sesión|registrarse|suscribirse|solicitar",
].join('|');
const opening = [
  'book (?:your|my|now|online|here|today|an? (?:call|demo|visit|table|room|tour|stay|session|slot|place|seat|free|consultation|appointment|meeting|time))',
  '(?:get|request|receive|ask for) (?:an? |your |my |the )?(?:free |instant |custom )*(?:quotes?|estimates?|demo|consultation|proposal|callback)',
  'apply (?:now|online|here|today|to (?:work|join))|register (?:now|online|here|today)|subscribe (?:now|here|today|for|to (?:our|my|the))|sign up (?:now|here|today|for|to)|schedule (?:an?|your|my)|start (?:an? |your |my )?free trial',
  '(?:jetzt|hier|online) (?:buchen|bestellen|anmelden|bewerben|registrieren|abonnieren)|(?:termin|beratung|angebot) (?:buchen|vereinbaren|anfordern|anfragen)',
  '(?:réserver|prendre|demander|obtenir) (?:une?|votre|mon|rendez-vous|maintenant|en ligne)|(?:inscrivez|abonnez)-vous|postuler (?:maintenant|en ligne|ici)',
  '(?:reservar?|pedir?|solicitar?|pide|solicita|reserva) (?:una?|tu|su|cita|ahora|en línea|presupuesto)|(?:regístrate|suscríbete|inscríbete)',
].join('|');

/** A link text that is such a wording, or begins with one: "Get a quote", "Book your clean: ideal for …". */
export const callToAction = new RegExp(`^(?:(?:${alone})[.!→›» ]*$|(?:${opening})(?![\\p{L}\\p{M}]))`, 'iu');
