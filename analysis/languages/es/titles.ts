/** Words of Spanish titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'mejore?s?(?! precios?)|ranking|favoritos|imprescindibles',
  versus: 'comparativas?|comparación|compara|comparar|diferencias?|alternativas?',
  guide:
    'guía|cómo|tutoriales|consejos|trucos|qué es|qué son|por qué|paso a paso|recetas?|ideas|principiantes|aprende|aprender|formas',
  review: 'reseñas?|opiniones|probamos|análisis y opinión',
  tool: 'calculadora|generador|simulador|conversor|verificador',
  free: 'gratis|gratuit[oa]s?|online|en línea',
  news: 'noticias|comunicado|anuncia|presenta|lanza',
  reference: 'definición|significado|glosario|diccionario|enciclopedia|documentación',
  software: 'programa|plataforma|aplicación',
  product: 'productos?|dispositivos?|modelos?|marcas?|fabricantes?',
  service: 'servicios?|empresas?|consultoría|consultores|agencia|reparación|instaladores|presupuesto',
  unit: 'días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?|pasos?|personas?|euros?|preguntas|términos|definiciones',
  step: 'paso',
  pros: 'ventajas|desventajas|inconvenientes|pros|contras',
  taste:
    'libros?|novelas?|películas?|series?|canciones|canción|álbum(?:es)?|podcasts?|poemas?|conferencias?|eventos?|festival(?:es)?|conciertos?|ferias?|exposici(?:ón|ones)',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'guía|checklist|lista de verificación|plantilla|plantillas|tutorial|consejos|trucos|ideas|proyectos|ejemplo|ejemplos|significado|definición|beneficios|ventajas|causas|síntomas|receta|recetas|historia|tendencia|tendencias|predicciones|estadísticas|errores|qué hacer|mejores prácticas|buenas prácticas',
    tell_apart: 'diferencia|diferencias',
    rate: 'mejor|mejores|^top|opinión|opiniones|reseña|reseñas|valoraciones|ranking|recomendado|recomendados',
    compare: 'vs|versus|comparativa|comparación|comparar|comparador|alternativa|alternativas',
    price: 'precio|precios|coste|costo|tarifa|tarifas|barato|barata|baratos|baratas',
    buy: 'comprar|compra|en venta|oferta|ofertas|descuento|descuentos|cupón|cupones|código promocional|alquilar|alquiler|contratar|reservar|descargar|prueba gratis|rebajas',
    go: 'iniciar sesión|login|mi cuenta|área de clientes|sitio oficial|página oficial|atención al cliente',
    near: 'cerca de mí|cerca|más cercano|más cercana|abierto ahora|horario|horarios|cómo llegar',
  },
  time: {
    latest:
      'últim[oa]s?|nuev[oa]s?|recientes?|actual(?:es)?|hoy|ahora|mañana|ayer|esta (?:semana|temporada)|este (?:mes|año)|noticias|tiempo|pronóstico|resultados?|calendario|en vivo|en directo',
    price: 'precios?|costes?|costos?|barat[oa]s?|ofertas?|descuentos?|rebajas|sueldo|salario|tarifas?|cuánto',
  },
};
